/** A line of a list of facts; what nobody has written is not shown. */
export function Fact({ name, value, className }: { name: string; value: string; className?: string }) {
  if (value === "") return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export function Facts({ of }: { of: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl>
      {of.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}
