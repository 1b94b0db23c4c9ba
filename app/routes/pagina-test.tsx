/** `/pagina-test`: what the link converters do in this browser (product.md 'Diagnostics'). */
import { useLoaderData } from "@remix-run/react";
import { metaOf } from "~/lib/meta-of";
import { personalLoader } from "~/loaders/personal";
import { type Configured, ConverterStatus } from "~/ui/consent/converter-status";

export const handle = { styles: ["consent"] };

export const meta = metaOf(() => ({
  title: "Pagina di test",
  path: "/pagina-test",
  robots: "noindex, nofollow",
}));

const samples = [
  { href: "https://www.amazon.it/", label: "Amazon" },
  { href: "https://www.zalando.it/", label: "Zalando" },
  { href: "https://www.yoox.com/it", label: "Yoox" },
];

export const loader = personalLoader(async ({ context }) => {
  const { providers } = context.site;
  const configured: Configured[] = providers?.converters.map(({ name }) => name) ?? [];
  return { configured, choice: context.consent.decision, unasked: providers?.unasked ?? false };
});

export default function TestPage() {
  const { configured, choice, unasked } = useLoaderData<typeof loader>();
  return (
    <div className="block narrow diagnosis">
      <h1>Pagina di test</h1>
      <p>
        {choice
          ? `La tua scelta sui cookie: marketing ${choice.marketing ? "accettato" : "rifiutato"}.`
          : "Non hai ancora scelto i cookie."}
        {unasked && " Questo sito carica i convertitori di link senza consenso."}
      </p>
      <ConverterStatus configured={configured} />
      <h2>Link di prova</h2>
      <ul>
        {samples.map(({ href, label }) => (
          <li key={href}>
            <a href={href} data-sample={href} target="_blank" rel="nofollow sponsored noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
