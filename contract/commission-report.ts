/** Reports of what clicks earn: figures of a group, and what is reckoned from them (ours). */
import * as z from "zod";
import { admin, renamed } from "./row";

/** What a report may group by, on the wire: 'pagina' is the public page, else its kind, and 'posto' the kind with the place on it. */
export const reportGroups = [
  "negozio",
  "prodotto",
  "marca",
  "categoria",
  "pagina",
  "tipo",
  "posto",
  "ricerca",
  "campagna",
  "giorno",
] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** Groups of one answer; the sums of all of them are told beside. */
export const mostGroups = 5_000;
/** Days of one report. */
export const mostReportDays = 400;

const number = z.number().int();
/** Orders are those that are not declined; money is cents of euros, and of transactions without a rate none. */
const figures = {
  clic: number,
  ordini: number,
  rifiutati: number,
  vendite: number,
  /** Commissions by state. */
  in_attesa: number,
  approvate: number,
  pagate: number,
  perse: number,
};
const names = {
  clic: "clicks",
  ordini: "orders",
  rifiutati: "declined",
  vendite: "sales",
  in_attesa: "pending",
  approvate: "approved",
  pagate: "paid",
  perse: "lost",
} as const;
const FiguresWire = renamed(z.object(figures), names);
export type CommissionFigures = z.output<typeof FiguresWire>;

const Group = renamed(z.object({ chiave: z.string(), nome: z.string(), ...figures }), {
  ...names,
  chiave: "key",
  nome: "name",
});
export type CommissionGroup = z.output<typeof Group>;

const Report = renamed(
  z.object({
    totale: FiguresWire,
    gruppi: z.array(Group),
    altri: number,
    senza_cambio: number,
    senza_clic: number,
  }),
  {
    totale: "total",
    gruppi: "groups",
    altri: "more",
    senza_cambio: "withoutRate",
    senza_clic: "withoutClick",
  },
);
export type CommissionReport = z.output<typeof Report>;

/** What may still come: pending, approved and paid. */
export function expectedOf({ pending, approved, paid }: CommissionFigures): number {
  return pending + confirmedOf({ approved, paid });
}

/** What the store has confirmed, paid or not. */
export function confirmedOf({ approved, paid }: Pick<CommissionFigures, "approved" | "paid">): number {
  return approved + paid;
}

/** Expected cents for a click; null without clicks. */
export function perClick(of: CommissionFigures): number | null {
  return of.clicks === 0 ? null : expectedOf(of) / of.clicks;
}

export const commissionReport = {
  report: admin.get(
    "/api/commissioni/resoconto",
    "Clicks, orders, sales and commissions of some days of Rome, by what is asked; an order counts on the day of its click. Nobody's in particular",
    {
      input: renamed(z.object({ da: z.iso.date(), a: z.iso.date(), per: z.enum(reportGroups) }), {
        da: "from",
        a: "to",
        per: "by",
      }),
      output: Report,
    },
  ),
};
