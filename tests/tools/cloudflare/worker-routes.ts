/** What the stand-in answers about Workers: versions, which of them serves, secrets, files, addresses. */
import {
  addVersion,
  changeSecrets,
  deployVersion,
  Refusal,
  type Version,
  versionOf,
  type Worker,
  workerOf,
} from "./account";
import type { Asked, Platform } from "./api";
import type { Manifest } from "./assets";
import type { Routes } from "./routes";

export const workerRoutes: Routes = {
  "GET /@/workers/services/*": ({ account }, { at: [name = ""] }) => {
    workerOf(account, name);
    return {
      id: name,
      default_environment: {
        environment: "production",
        script: { id: name, tag: name, tags: [], last_deployed_from: "wrangler" },
      },
    };
  },
  "GET /@/workers/subdomain": () => ({ subdomain: "prova" }),
  "GET /@/workers/scripts/*/subdomain": ({ account }, { at: [name = ""] }) => ({
    enabled: workerOf(account, name).isOnWorkersDev,
    previews_enabled: false,
  }),
  "POST /@/workers/scripts/*/subdomain": ({ account }, { at: [name = ""], json }) => {
    workerOf(account, name).isOnWorkersDev = json<{ enabled: boolean }>().enabled;
    return json();
  },
  "PUT /@/workers/scripts/*": async (platform, asked) => {
    const version = await uploaded(platform, asked);
    const worker = workerOf(platform.account, asked.at[0] ?? "");
    deployVersion(worker, version.id, true);
    return { id: asked.at[0], etag: "etag", deployment_id: version.id, startup_time_ms: 1 };
  },
  "POST /@/workers/scripts/*/versions": async (platform, asked) => {
    workerOf(platform.account, asked.at[0] ?? "");
    return shownVersion(await uploaded(platform, asked));
  },
  "GET /@/workers/scripts/*/versions": ({ account }, { at: [name = ""] }) => ({
    items: workerOf(account, name).versions.map(shownVersion).reverse(),
  }),
  "GET /@/workers/scripts/*/versions/*": ({ account }, { at: [name = "", id = ""] }) =>
    shownVersion(versionOf(workerOf(account, name), id)),
  "GET /@/workers/scripts/*/deployments": ({ account }, { at: [name = ""] }) => ({
    deployments: workerOf(account, name).deployments.map(shownDeployment).reverse(),
  }),
  "POST /@/workers/scripts/*/deployments": ({ account }, { at: [name = ""], json, query }) => {
    const {
      versions: [version],
      annotations,
    } = json<{ versions: [{ version_id: string }]; annotations?: Record<string, string> }>();
    deployVersion(
      workerOf(account, name),
      version.version_id,
      query.get("force") === "true",
      annotations?.["workers/message"],
    );
    return { id: version.version_id };
  },
  "GET /@/workers/scripts/*/settings": () => ({ bindings: [] }),
  "PATCH /@/workers/scripts/*/script-settings": (_, { json }) => json(),
  "PUT /@/workers/scripts/*/schedules": ({ account }, { at: [name = ""], json }) => {
    const crons = json<{ cron: string }[]>();
    workerOf(account, name).crons = crons.map(({ cron }) => cron);
    return { schedules: crons };
  },
  "PUT /@/workers/scripts/*/domains/records": ({ account, circumstances }, { at: [name = ""], json }) => {
    const hosts = json<{ origins: { hostname: string }[] }>().origins.map(({ hostname }) => hostname);
    const stray = hosts.find(
      (host) => !circumstances.zones.some((zone) => host === zone || host.endsWith(`.${zone}`)),
    );
    if (stray) throw new Refusal(400, 100117, `${stray} lies in no zone of this account.`);
    workerOf(account, name).domains = hosts;
    return hosts.map((hostname) => ({ id: hostname, hostname, service: name }));
  },
  "POST /@/workers/scripts/*/assets-upload-session": ({ assets }, { json }) =>
    assets.begin(json<{ manifest: Manifest }>().manifest),
  "POST /@/workers/assets/upload": async ({ assets }, { headers, form }) =>
    assets.take((headers.authorization ?? "").slice(7), await form()),
  "GET /@/workers/scripts/*/secrets": ({ account }, { at: [name = ""] }) =>
    Object.keys(workerOf(account, name).versions.at(-1)?.secrets ?? {}).map((one) => ({
      name: one,
      type: "secret_text",
    })),
  "PUT /@/workers/scripts/*/secrets": ({ account }, { at: [name = ""], json }) => {
    const secret = json<{ name: string; text: string }>();
    changeSecrets(workerOf(account, name), { [secret.name]: secret.text });
    return { name: secret.name };
  },
  "PATCH /@/workers/scripts/*/secrets-bulk": ({ account }, { at: [name = ""], json }) => {
    const { secrets } = json<{ secrets: Record<string, { text: string } | null> }>();
    const changes = Object.entries(secrets).map(([name, one]) => [name, one?.text ?? null]);
    changeSecrets(workerOf(account, name), Object.fromEntries(changes));
    return {};
  },
};

async function uploaded(
  { account, circumstances, assets }: Platform,
  { at: [name = ""], form }: Asked,
): Promise<Version> {
  const parts = await form();
  const metadata = JSON.parse(String(await textOf(parts.get("metadata"))));
  const files = [...parts].filter(([part, file]) => part !== "metadata" && typeof file !== "string") as [
    string,
    File,
  ][];
  const modules = await Promise.all(
    files.map(async ([, file]) => ({
      name: file.name,
      type: file.type,
      body: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  return addVersion(account, circumstances, name, {
    metadata,
    modules,
    assets: assets.laidOut(metadata.assets?.jwt),
  });
}

async function textOf(part: FormDataEntryValue | null): Promise<string> {
  return part instanceof File ? part.text() : (part ?? "{}");
}

function shownVersion({ id, number, at, metadata, ofSecrets }: Version) {
  const annotations = {
    ...metadata.annotations,
    "workers/triggered_by": ofSecrets ? "secret" : "version_upload",
  };
  return {
    id,
    number,
    metadata: {
      created_on: at,
      modified_on: at,
      source: "wrangler",
      author_email: "prova@vetrina.example",
      has_preview: false,
    },
    annotations,
    resources: { bindings: [], script: { etag: id, handlers: ["fetch"] }, script_runtime: {} },
    startup_time_ms: 1,
  };
}

function shownDeployment({ id, version, at, message }: Worker["deployments"][number]) {
  return {
    id,
    source: "wrangler",
    strategy: "percentage",
    author_email: "prova@vetrina.example",
    created_on: at,
    versions: [{ version_id: version, percentage: 100 }],
    annotations: { "workers/message": message },
  };
}
