/** Starts the pretend providers when somebody asks for them first: most of the demo needs none. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { forkProcess } from '../processes/fork-process.ts';
import type { ControlOrder } from './control-order.ts';
import type { ProviderWorld } from './provider-data.ts';
import type { ProviderBehavior } from './provider-limits.ts';
import type { ProviderProcessNews, ProviderProcessOrder } from './provider-process.ts';
import type { AgreementAddition, ConfigurationItem } from './provider-store.ts';

export interface ProviderOptions {
  dataFolder: string;
  world: ProviderWorld;
}

export interface ProviderReport {
  behavior: ProviderBehavior;
  requests: number;
  refused: number;
  configurations: ConfigurationItem[];
  additions: AgreementAddition[];
}

/** Known to whoever reads this file: nothing behind them is worth a secret. */
export const providerCredentials = { username: 'rmm-demo', password: 'pretend-provider' } as const;

interface Running {
  child: ChildProcess;
  url: string;
}

export class Providers {
  readonly #options: ProviderOptions;
  readonly #controlToken = randomBytes(24).toString('hex');
  #running: Promise<Running> | undefined;
  #isClosed = false;

  constructor(options: ProviderOptions) {
    this.#options = options;
  }

  /** Where they are. One that has ended is started again. */
  async url(): Promise<string> {
    if (this.#isClosed) throw new Error('The server is about to end.');
    this.#running ??= this.#start();
    return (await this.#running).url;
  }

  async control(order: ControlOrder): Promise<ProviderReport> {
    const response = await fetch(`${await this.url()}/control`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#controlToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (!response.ok) throw new Error(`The providers refuse it: ${await response.text()}`);
    return (await response.json()) as ProviderReport;
  }

  #start(): Promise<Running> {
    const child = forkProcess(new URL('./provider-process.ts', import.meta.url));
    const order: ProviderProcessOrder = {
      file: join(this.#options.dataFolder, 'providers.json'),
      world: this.#options.world,
      ...providerCredentials,
      controlToken: this.#controlToken,
    };
    child.send(order);
    const running = new Promise<Running>((resolve, reject) => {
      child.once('message', ({ url }: ProviderProcessNews) => resolve({ child, url }));
      child.once('error', reject);
      child.once('exit', (code) => {
        if (this.#running === running) this.#running = undefined;
        reject(new Error(`The pretend providers ended with ${code}.`));
      });
    });
    return running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const running = await this.#running?.catch(() => undefined);
    if (!running) return;
    const gone = new Promise((done) => running.child.once('exit', done));
    running.child.kill('SIGKILL');
    await gone;
  }
}
