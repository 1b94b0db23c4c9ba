/** What the columns of a table are called; `hidden`: only readers need to be told. */
export function ColumnHeads({ of, hidden }: { of: readonly string[]; hidden?: true }) {
  return (
    <thead className={hidden && "vh"}>
      <tr>
        {of.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
