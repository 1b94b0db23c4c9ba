/** The list of ways to share learns of those that need scripts when it is opened. */
import { enhance } from "./enhance";

export function watchShares(): void {
  enhance<HTMLDetailsElement>("details.share", (share) => {
    const add = () => import("./share").then(({ addTargets }) => addTargets(share)).catch(console.error);
    if (share.open) void add();
    else share.addEventListener("toggle", add, { once: true });
  });
}
