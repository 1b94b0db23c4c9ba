/** The grid of the link converters: what is configured, and places for what `browser/converter-status.ts` sees. */
import type { ConverterName } from "server/consent/providers";
import { kinds } from "~/browser/converter-kinds";
import { ColumnHeads } from "~/ui/column-heads";

export type Configured = ConverterName;

const names = Object.keys(kinds) as ConverterName[];

export function ConverterStatus({ configured }: { configured: Configured[] }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="scroll" aria-label="Convertitori di link" tabIndex={0}>
        <table>
          <caption>Convertitori di link</caption>
          <ColumnHeads of={["Rete", "Configurata", "Script", "Oggetto globale"]} />
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{kinds[name].label}</th>
                <td>{configured.includes(name) ? "OK" : "NO"}</td>
                <td data-script={name}>–</td>
                <td data-global={name}>–</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p data-converted>
        <noscript>Lo stato degli script si vede solo con JavaScript attivo.</noscript>
      </p>
    </>
  );
}
