/** Picks places out of an order without sorting all of it. */

/** The numbers at the places `from` to `to` (exclusive) in ascending order, by Hoare's selection; `numbers`, all distinct, is reordered. */
export function ascendingPart(numbers: Float64Array, from: number, to: number): Float64Array {
  const end = Math.min(to, numbers.length);
  if (from >= end) return new Float64Array();
  partition(numbers, from);
  const rest = numbers.subarray(from);
  if (end < numbers.length) partition(rest, end - from);
  return rest.subarray(0, end - from).sort();
}

/** Reorders so that what belongs before `place` stands before it, and the rest from it on. */
function partition(numbers: Float64Array, place: number): void {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const pivot = numbers[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left++;
      while ((numbers[right] as number) > pivot) right--;
      if (left > right) break;
      const swapped = numbers[left] as number;
      numbers[left++] = numbers[right] as number;
      numbers[right--] = swapped;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}
