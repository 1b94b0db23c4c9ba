/** ClickHouse servers of our own: loopback, free ports, a folder that goes with them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClickHouseSettings } from "upstream/listing/clickhouse/client";
import { ensureClickHouse, ensureClickHouseToday } from "../../scripts/local/clickhouse.mjs";
import { freePort } from "./free-port";
import { patience } from "./patience.mjs";

export interface ClickHouseServers {
  /** One entry a server. */
  settings: ClickHouseSettings[];
  close(): Promise<void>;
}

interface Ports {
  http: number;
  tcp: number;
}

const settingsAt = (port: number) => ({ url: `http://127.0.0.1:${port}/default`, user: "", password: "" });

/** @param shards so many servers, which know each other as the cluster 'vetrina' */
export async function openClickHouse(shards = 1): Promise<ClickHouseServers> {
  const program = await ensureClickHouse();
  const ports: Ports[] = [];
  while (ports.length < shards) ports.push({ http: await freePort(), tcp: await freePort() });
  const servers = ports.map((own) => start(program, own, ports));
  const settings = ports.map(({ http }) => settingsAt(http));
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    await Promise.all(servers.map((server, index) => answering(settings[index]?.url ?? "", server.said)));
  } catch (error) {
    await close();
    throw error;
  }
  return { settings, close };
}

/** One server with the engine of today; the system's package is years older. */
export async function openClickHouseToday(): Promise<ClickHouseServers> {
  const program = join(import.meta.dirname, "clickhouse-today/server.mjs");
  const server = spawn(process.execPath, [program, await ensureClickHouseToday()], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [port] = await once(server.stdout.setEncoding("utf8"), "data");
  return {
    settings: [settingsAt(Number(port))],
    async close() {
      server.stdin.end();
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}

function start(program: string, own: Ports, all: readonly Ports[]) {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-clickhouse-"));
  writeFileSync(join(folder, "config.xml"), configuration(folder, own, all));
  writeFileSync(join(folder, "users.xml"), users);
  // The pipe closes with this process, however it ends, and the server ends with the pipe.
  const guard = '"$0" "$1" & server=$!; cat > /dev/null; kill -9 $server';
  const server = spawn("sh", ["-c", guard, program, `--config-file=${join(folder, "config.xml")}`], {
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (text) => {
    said = (said + text).slice(-2_000);
  });
  return {
    said: () => said,
    async stop() {
      server.stdin.end();
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, own: Ports, all: readonly Ports[]): string {
  const shards = all.map(
    ({ tcp }) => `<shard><replica><host>127.0.0.1</host><port>${tcp}</port></replica></shard>`,
  );
  return `<yandex>
    <logger><level>warning</level><log>${folder}/server.log</log><errorlog>${folder}/errors.log</errorlog></logger>
    <listen_host>127.0.0.1</listen_host><http_port>${own.http}</http_port><tcp_port>${own.tcp}</tcp_port>
    <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>users.xml</users_config>
    <default_profile>default</default_profile><default_database>default</default_database>
    <mark_cache_size>67108864</mark_cache_size><uncompressed_cache_size>1073741824</uncompressed_cache_size>
    <remote_servers><vetrina>${shards.join("")}</vetrina></remote_servers>
  </yandex>`;
}

const users = `<yandex>
  <profiles><default><max_threads>2</max_threads><use_uncompressed_cache>1</use_uncompressed_cache>
    <merge_tree_max_rows_to_use_cache>1000000000</merge_tree_max_rows_to_use_cache></default></profiles>
  <users><default><password></password><networks><ip>127.0.0.1</ip></networks>
    <profile>default</profile><quota>default</quota></default></users>
  <quotas><default></default></quotas>
</yandex>`;

/** Until the server answers; it needs a second. */
async function answering(url: string, said: () => string): Promise<void> {
  const end = Date.now() + patience.wait;
  for (;;) {
    const answer = await fetch(new URL("/", url)).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`ClickHouse does not answer at ${url}: ${said()}`);
    await sleep(50);
  }
}
