/** What a feed that was tried would do, and what is to be said of its rows. */
import { numberOf } from "domain/told";
import { refusalProblem } from "server/feeds/reasons";
import type { Trial } from "server/feeds/trial";
import { RefusedLines } from "../ui/table";
import { addressesTold } from "./addresses";

export function Outcome({ trial }: { trial: Trial }) {
  const { check } = trial;
  if (check.broken !== null) return null;
  const problem = refusalProblem(check.read, check.refused);
  return (
    <section aria-label="Esito della prova">
      <p className="message" role="status">
        Righe lette {numberOf(check.read)}: {numberOf(trial.new)} offerte nuove, {numberOf(trial.changed)}{" "}
        cambiate, {numberOf(trial.unchanged)} invariate, {numberOf(check.refused.length)} rifiutate;{" "}
        {numberOf(trial.gone)} sparirebbero dal catalogo. Nulla è stato importato.
      </p>
      {problem && (
        <p className="message wrong" role="alert">
          Il feed non va bene così: {problem}
        </p>
      )}
      {check.addresses.all > 0 && <p>Dove portano: {addressesTold(check.addresses)}.</p>}
      {check.more && (
        <p>
          Sono state giudicate le prime {numberOf(check.read)} righe: il file ne ha altre, e un file letto in
          parte non si importa da qui. Invialo non compresso, oppure usa <code>npm run import</code>.
        </p>
      )}
      {trial.withoutPictures > 0 && (
        <p>
          Di {numberOf(trial.withoutPictures)} righe non tutte le immagini sono in archivio: tengono quelle
          che hanno, le altre le porta <code>npm run import</code>.
        </p>
      )}
      <RefusedLines title="Righe rifiutate" refused={check.refused} />
      <RefusedLines title="Righe che si possono migliorare" refused={check.advice} />
    </section>
  );
}
