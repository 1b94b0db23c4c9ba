/** What pages gain from scripts: small modules bound to the markup that the server wrote. Nothing is rendered here. */
import { watchApplying } from "./browser/applying-form";
import { watchBrokenPictures } from "./browser/broken-pictures";
import { watchCampaign } from "./browser/campaign";
import { carryPictures } from "./browser/carried-picture";
import { watchChrome } from "./browser/chrome";
import { watchConsent } from "./browser/consent";
import { whenThere } from "./browser/enhance";
import { watchPictures } from "./browser/held-pictures";
import { watchOffline } from "./browser/offline";
import { watchPosts } from "./browser/post";
import { onPress } from "./browser/press";
import { loadAgreed } from "./browser/providers";
import { readAhead } from "./browser/read-ahead";
import { watchHearts } from "./browser/save-links";
import { watchSearchFields } from "./browser/search-fields";
import { watchSession } from "./browser/session";
import { watchShares } from "./browser/share-links";
import { watchSwaps } from "./browser/swap";
import { tellSwapped } from "./browser/swapped";
import { tellWithdrawal } from "./browser/withdrawn";

// First what asks how the page lies, while nobody has changed it.
watchChrome();
watchBrokenPictures();
watchPictures();
watchSearchFields();
watchSwaps();
watchSession();
loadAgreed();
watchConsent();
tellWithdrawal();
watchPosts();
watchApplying();
carryPictures();
readAhead();
// Whoever opened this page first has nothing of ours to go back to.
if (document.referrer.startsWith(`${location.origin}/`)) onPress("a[data-back]", async () => history.back());
onPress("a[data-unfold]", (link) => import("./browser/full-group").then(({ unfold }) => unfold(link)));
watchHearts();
watchShares();
watchCampaign();
watchOffline();
whenThere(".track,.shots,.look", () =>
  import("./browser/showcase").then(({ watchShowcase }) => watchShowcase()),
);
whenThere("[data-copy],[data-code],.promo", () =>
  import("./browser/codes").then(({ watchCodes }) => watchCodes()),
);
whenThere("form.form,[data-fleeting],[data-onward]", () =>
  import("./browser/form-parts").then(({ watchForms }) => watchForms()),
);
whenThere("[data-push]", () => import("./browser/push").then(({ watchPush }) => watchPush()));
whenThere("[data-human]", () => import("./browser/human").then(({ watchHumans }) => watchHumans()));
whenThere(".cart-page", () => import("./browser/cart").then(({ watchCart }) => watchCart()));
whenThere(".wishlist", () => import("./browser/lists").then(({ watchLists }) => watchLists()));
whenThere("[data-pick],[data-own-picture]", () =>
  import("./browser/picked-colour").then(({ watchPicking }) => watchPicking()),
);
whenThere(".diagnosis", () => import("./browser/converter-status").then(({ showStatus }) => showStatus()));
// A touch brings scripts before the last sections have come.
if (document.readyState !== "complete") addEventListener("load", tellSwapped);

// For whoever drives the page from outside: from here on scripts answer presses.
document.documentElement.dataset.awake = "";
