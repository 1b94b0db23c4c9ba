/** wrangler's file for the second Worker, made of that of the first, so that nothing is said twice: `npm run deploy` writes it. Pure. */

const secondName = "vetrina-banco";
export const secondFile = "wrangler.banco.toml";

/** What belongs to the first alone: files, addresses, its clock, the way to the second, previews; a queue has one consumer. */
const notOurs = /^\[+(assets|routes|triggers|services|queues\.consumers|env\.[\w-]+)(\.[\w-]+)*\]/;

/** @param config wrangler.toml as text */
export function secondConfig(config) {
  const [top, ...sections] = config.split(/^(?=\[)/m);
  const named = top.replace(/^name\s*=.*$/m, `name = "${secondName}"`).replace(/^routes?\s*=.*$/gm, "");
  const own = sections.filter((section) => !notOurs.test(section));
  // Comments above a section that is gone say nothing here.
  return [
    `# Written by "npm run deploy" from wrangler.toml: change that.\n${named}`,
    ...own,
    '\n[triggers]\ncrons = ["* * * * *"]\n',
  ].join("");
}
