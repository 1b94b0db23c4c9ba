/** `/gestione/fonti/:id/letture/:reading`: what one reading of a feed came to. */
import { momentOf, numberOf } from "domain/told";
import { inItalian } from "server/feeds/reasons";
import { problemPage } from "../../layout";
import type { Screen } from "../../screen";
import { LinkLine, Listed, RefusedLines } from "../../ui/table";
import { addressesTold } from "../addresses";
import { Difference } from "./difference";
import { askingIn, durationOf, sizeOf, sourcesHome, stateOf } from "./words";

export const readingScreen: Screen = {
  path: `${sourcesHome}/:id/letture/:reading`,
  async show({ api, params }) {
    const { source, readings } = await api.feedSources.one({ id: Number(params.id) });
    const reading = readings.find(({ id }) => String(id) === params.reading);
    if (!reading) return problemPage(404, "Questa lettura non c’è: di ogni fonte restano le ultime trenta.");
    const { report } = reading;
    return {
      title: `Lettura del feed di ${source.storeName}`,
      body: (
        <>
          <Listed
            of={[
              ["Cominciata", momentOf(reading.begunAt)],
              ["Esito", stateOf(reading, reading === askingIn(source, readings))[0]],
              ["Lettore", reading.runner],
              ["Durata", durationOf(report.milliseconds)],
              ["Scaricati", sizeOf(report.bytes)],
              [
                "Righe",
                <>
                  {numberOf(report.read)}: {numberOf(report.new)} nuove, {numberOf(report.changed)} cambiate,{" "}
                  {numberOf(report.unchanged)} invariate, {numberOf(report.refused)} rifiutate
                </>,
              ],
              report.addresses && ["Indirizzi", addressesTold(report.addresses)],
            ]}
          />
          {reading.problem && <p className="message wrong">{reading.problem}</p>}
          <Difference leaving={report.leaving} movement={report.movement} strayed={report.strayed} />
          <RefusedLines
            title="Righe rifiutate"
            count={report.refused}
            refused={report.refusals.map(([line, id, reason]) => ({ line, id, reason: inItalian(reason) }))}
          />
          <LinkLine to={`${sourcesHome}/${source.id}`}>Torna alla fonte</LinkLine>
        </>
      ),
    };
  },
};
