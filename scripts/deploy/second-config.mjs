/** wrangler's file for the second Worker, made of that of the first, so that nothing is said twice: `npm run deploy` writes it. Pure. */

export const secondFile = "wrangler.banco.toml";

/** What belongs to the first alone: files, addresses, the way to the second; a queue has one consumer. The clock is ours. */
const notOurs =
  /^\[+(?:(?:env\.[\w-]+\.)?(?:assets|routes|services|queues\.consumers)(?:\.[\w-]+)*|triggers)\]/;

/** @param {string} config wrangler.toml as text */
export function secondConfig(config) {
  const [top, ...sections] = config.split(/^(?=\[)/m);
  const own = sections
    .filter((section) => !notOurs.test(section))
    .map((section) => {
      const place = /^\[env\.([\w-]+)\]/.exec(section)?.[1];
      return place ? named(section, serviceIn(sections, `env.${place}.services`)) : section;
    });
  // Comments above a section that is gone say nothing here.
  return [
    `# Written by "npm run deploy" from wrangler.toml: change that.\n`,
    named(top, serviceIn(sections, "services"))
      .replace(/^main\s*=.*$/m, 'main = "build/second/index.js"')
      // What draws cards lies beside it.
      .replace(/^find_additional_modules\s*=.*$/m, "find_additional_modules = true"),
    ...own,
    '\n[triggers]\ncrons = ["* * * * *"]\n',
  ].join("");
}

/** What the first calls it, at a place. */
function serviceIn(sections, heading) {
  const ways = sections.filter((section) => section.startsWith(`[[${heading}]]`));
  return ways.map((way) => /^service\s*=\s*"(.*)"$/m.exec(way)?.[1]).find(Boolean);
}

/** Under its own name, and without a door of its own. */
function named(section, name) {
  return section
    .replace(/^name\s*=.*$/m, `name = "${name}"`)
    .replace(/^workers_dev\s*=.*$/m, "workers_dev = false")
    .replace(/^routes?\s*=.*$/gm, "");
}
