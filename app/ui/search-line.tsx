/** The line of a search within a page; who sees the page reads its label inside. */
interface SearchLineProps {
  id: string;
  label: string;
  value: string;
  longest: number;
}

export function SearchLine({ id, label, value, longest }: SearchLineProps) {
  return (
    <>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="cerca"
        defaultValue={value}
        placeholder={`${label}...`}
        maxLength={longest}
        autoComplete="off"
      />
    </>
  );
}
