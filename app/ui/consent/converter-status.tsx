/** The grid of the link converters: what is configured, what has loaded, how many links were converted; looked at again and again. */
import { useEffect, useState } from "react";
import type { ConverterName } from "server/consent/providers";
import { kinds, rescan, states } from "~/browser/converters";

export type Configured = ConverterName;

/** Milliseconds between two looks (product.md 'Diagnostics'). */
const pause = 800;
const names = Object.keys(kinds) as ConverterName[];

interface Look {
  scripts: ConverterName[];
  globals: ConverterName[];
  /** Sample links whose address is another than the one that was written, and all of them. */
  converted: number;
  links: number;
}

export function ConverterStatus({ configured }: { configured: Configured[] }) {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    setLook(looked());
    const timer = setInterval(() => setLook(looked()), pause);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <table>
        <caption>Convertitori di link</caption>
        <thead>
          <tr>
            <th scope="col">Rete</th>
            <th scope="col">Configurata</th>
            <th scope="col">Script</th>
            <th scope="col">Oggetto globale</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{kinds[name].label}</th>
              <td>{mark(configured.includes(name))}</td>
              <td>{look ? mark(look.scripts.includes(name)) : "–"}</td>
              <td>{look ? mark(look.globals.includes(name)) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {look ? (
        <p>
          Link convertiti: {look.converted} su {look.links}.{" "}
          <button type="button" className="button" onClick={rescan}>
            Ripeti la scansione
          </button>
        </p>
      ) : (
        <noscript>
          <p>Lo stato degli script si vede solo con JavaScript attivo.</p>
        </noscript>
      )}
    </>
  );
}

function mark(good: boolean): string {
  return good ? "OK" : "NO";
}

function looked(): Look {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-sample]")];
  return {
    scripts: names.filter((name) => states.get(name) === "loaded"),
    globals: names.filter((name) => kinds[name].global in window),
    converted: links.filter((link) => link.href !== link.dataset.sample).length,
    links: links.length,
  };
}
