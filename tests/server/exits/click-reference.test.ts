/** A click's id in the parameter of each network: added once, in its place, and nothing else of the address moves. */
import { references, withReference } from "server/exits/click-reference";
import { expect, test } from "vitest";

const click = "0123456789abcdef0123456789abcdef";
const ref = "0123456789abcdef0123";

test.each([
  [
    "awin",
    "https://www.awin1.com/pclick.php?p=1&a=2&m=3",
    `https://www.awin1.com/pclick.php?clickref=${ref}&p=1&a=2&m=3`,
  ],
  [
    "tradedoubler",
    "https://clk.tradedoubler.com/click?p=1&a=2&url=https://shop.example/?x=1&y=2",
    `https://clk.tradedoubler.com/click?epi=${ref}&p=1&a=2&url=https://shop.example/?x=1&y=2`,
  ],
  [
    "tradedoubler",
    "https://pdt.tradedoubler.com/click?a(2)p(1)prod(3)ttid(5)url(https://shop.example/)",
    `https://pdt.tradedoubler.com/click?epi(${ref})a(2)p(1)prod(3)ttid(5)url(https://shop.example/)`,
  ],
  [
    "cj",
    "https://www.anrdoezrs.net/click-1-2?url=https%3A%2F%2Fshop.example",
    `https://www.anrdoezrs.net/click-1-2?sid=${ref}&url=https%3A%2F%2Fshop.example`,
  ],
  [
    "cj",
    "https://www.dpbolvw.net/links/1/type/dlg/https://shop.example/a?b=c",
    `https://www.dpbolvw.net/links/1/type/dlg/sid/${ref}/https://shop.example/a?b=c`,
  ],
  [
    "rakuten",
    "https://click.linksynergy.com/link?id=a&offerid=1.2&type=15&murl=https%3A%2F%2Fshop.example",
    `https://click.linksynergy.com/link?u1=${ref}&id=a&offerid=1.2&type=15&murl=https%3A%2F%2Fshop.example`,
  ],
  [
    "webgains",
    "https://track.webgains.com/click.html?wgcampaignid=1&wgprogramid=2",
    `https://track.webgains.com/click.html?clickref=${ref}&wgcampaignid=1&wgprogramid=2`,
  ],
  [
    "tradetracker",
    "https://tc.tradetracker.net/?c=1&m=2&a=3&u=%2Fa",
    `https://tc.tradetracker.net/?r=${ref}&c=1&m=2&a=3&u=%2Fa`,
  ],
  [
    "partnerize",
    "https://prf.hn/click/camref:11l3/destination:https%3A%2F%2Fshop.example",
    `https://prf.hn/click/camref:11l3/pubref:${ref}/destination:https%3A%2F%2Fshop.example`,
  ],
  ["impact", "https://shop.pxf.io/c/1/2/3#a", `https://shop.pxf.io/c/1/2/3?subId1=${ref}#a`],
  [
    "kwanko",
    "https://action.metaffiliation.com/trk.php?mclic=X1",
    `https://action.metaffiliation.com/trk.php?argsite=${ref}&mclic=X1`,
  ],
  [
    "effiliation",
    "https://track.effiliation.com/servlet/effi.redir?id_compteur=1",
    `https://track.effiliation.com/servlet/effi.redir?effi_id=${ref}&id_compteur=1`,
  ],
  [
    "skimlinks",
    "https://go.skimresources.com/?id=1X2&xs=1&url=https%3A%2F%2Fshop.example",
    `https://go.skimresources.com/?xcust=${ref}&id=1X2&xs=1&url=https%3A%2F%2Fshop.example`,
  ],
  [
    "sovrn",
    "https://redirect.viglink.com/?key=a&u=https%3A%2F%2Fshop.example",
    `https://redirect.viglink.com/?cuid=${ref}&key=a&u=https%3A%2F%2Fshop.example`,
  ],
])("%s: %s", (network, address, expected) => {
  expect(references).toHaveProperty(network);
  expect(withReference(address, click)).toBe(expected);
  // A second time nothing is added: what is there is kept.
  expect(withReference(expected, "f".repeat(32))).toBe(expected);
});

test("an empty parameter, as feeds write it, is filled; one with a value of the feed's is kept", () => {
  expect(withReference("https://www.awin1.com/cread.php?clickref=&awinmid=1", click)).toBe(
    `https://www.awin1.com/cread.php?clickref=${ref}&awinmid=1`,
  );
  const own = "https://www.awin1.com/cread.php?awinmid=1&clickref=estate";
  expect(withReference(own, click)).toBe(own);
});

test.each([
  "https://www.moda-milano.example/abito?clickref=",
  "https://awin1.com.ladri.example/pclick.php?p=1",
  "https://shop.example/?url=https://www.awin1.com/",
])("%s belongs to no network and stays as it is", (address) => {
  expect(withReference(address, click)).toBe(address);
});
