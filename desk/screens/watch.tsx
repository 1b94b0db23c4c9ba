/** `/gestione/sorveglianza`: what the operator is told of by letter, how it stands now, and how full the databases are. */
import { dayOf, numberOf } from "domain/told";
import { isMorningOn, setMorning } from "server/health/morning";
import { isBroken, measured, mostThreshold, type Rule, type RuleName, ruleNames } from "server/health/rules";
import { changeRule, measuresOf, rulesOf, storageNow } from "server/health/watch";
import { done, fieldOf, type Screen, type ScreenContext } from "../screen";
import { TextField, Tick } from "../ui/form";
import { Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/sorveglianza";
type Stored = Awaited<ReturnType<typeof storageNow>>[number];

export const watch: Screen = {
  path,
  nav: "Sorveglianza",
  async show(context) {
    const { visit, now } = context;
    const [rules, measures, stored, morning] = await Promise.all([
      rulesOf(visit.env),
      measuresOf(visit.env, now),
      storageNow(visit.env, now),
      isMorningOn(visit.env),
    ]);
    return (
      <>
        <p>
          Quando una regola non è rispettata arriva un’email al gestore, al più una al giorno per regola. Per
          sapere subito se il sito è fermo, fai interrogare <code>/salute</code> da un servizio esterno.
        </p>
        <form method="post" action={path}>
          <h2>Lettera del mattino</h2>
          <p className="hint">{words.texts.watch}</p>
          <input type="hidden" name="regola" value="mattino" />
          <Tick name="attiva-mattino" label="Manda la lettera" on={morning} />
          <button type="submit">Salva «Lettera del mattino»</button>
        </form>
        {rules.map((rule) => (
          <RuleForm
            key={rule.name}
            rule={rule}
            now={measured(rule, measures)}
            broken={isBroken(rule, measures)}
            context={context}
          />
        ))}
        <h2>Spazio</h2>
        {stored.length === 0 && <p className="empty">L’orologio non ha ancora misurato i database.</p>}
        {stored.map((one) => (
          <Space key={one.store} stored={one} />
        ))}
      </>
    );
  },
  async act(context, form) {
    if (fieldOf(form, "regola") === "mattino") {
      await setMorning(context.visit.env, form.get("attiva-mattino") !== null, context.operator, context.now);
      return done(path, "salvato");
    }
    const name = ruleNames.find((one) => one === fieldOf(form, "regola"));
    const threshold = name && thresholdIn(form, name);
    if (!name || !threshold) {
      const most = numberOf(mostThreshold);
      return { refused: `La soglia deve essere un numero maggiore di zero, al più ${most}.` };
    }
    const isOn = form.get(`attiva-${name}`) !== null;
    await changeRule(context.visit.env, { name, isOn, threshold }, context.operator, context.now);
    return done(path, "salvato");
  },
};

function thresholdIn(form: FormData, name: RuleName): number | null {
  const text = fieldOf(form, `soglia-${name}`).replace(",", ".");
  const value = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= mostThreshold ? value : null;
}

interface RuleProps {
  rule: Rule;
  now: number | null;
  broken: boolean;
  context: ScreenContext;
}

function RuleForm({ rule: { name, title, unit, hint, isOn, threshold }, now, broken, context }: RuleProps) {
  const value =
    now === null
      ? "non si sa"
      : Number.isFinite(now)
        ? now.toLocaleString("it-IT", { maximumFractionDigits: 1 })
        : "sì";
  return (
    <form method="post" action={path}>
      <h2>{title}</h2>
      <p>
        Adesso: <b className={broken ? "bad" : undefined}>{value}</b>
      </p>
      <input type="hidden" name="regola" value={name} />
      <TextField
        name={`soglia-${name}`}
        label={`Email oltre (${unit})`}
        value={threshold.toLocaleString("it-IT", { useGrouping: false })}
        hint={hint}
        context={context}
        required
        max={10}
      />
      <Tick name={`attiva-${name}`} label="Regola attiva" on={isOn} />
      <button type="submit">Salva «{title}»</button>
    </form>
  );
}

const stores: Record<string, string> = { DB: "Il negozio (DB)", LOGS: "I registri (LOGS)" };
const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString("it-IT", { maximumFractionDigits: 1 })} MB`;

function Space({ stored: { store, bytes, pace, ends, tables } }: { stored: Stored }) {
  const grows = pace === null ? "il passo si saprà domani" : `${megabytes(pace)} al giorno`;
  return (
    <section>
      <h3>{stores[store] ?? store}</h3>
      <p>
        {megabytes(bytes)} di 10 GB; {grows}.{" "}
        {ends ? `A questo passo finisce il ${dayOf(ends)}.` : "Nessuna fine in vista."}
      </p>
      <Table
        caption={`Le tabelle più grandi di ${store}`}
        rows={tables}
        empty="Le tabelle non sono ancora state contate."
        columns={[
          ["Tabella", ({ name }) => name],
          ["Righe", ({ rows }) => numberOf(rows), "number"],
          ["Spazio, stimato", ({ bytes: part }) => megabytes(part), "number"],
        ]}
      />
    </section>
  );
}
