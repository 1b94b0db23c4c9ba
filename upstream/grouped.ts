/** Lists by a key, in the order in which the keys come. */
export function grouped<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const list = found.get(keyOf(item));
    if (list) list.push(item);
    else found.set(keyOf(item), [item]);
  }
  return found;
}
