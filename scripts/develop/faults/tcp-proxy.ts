import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Target = { readonly path: string } | { readonly host: string; readonly port: number };

/** A line between two processes that can be cut and made slow. */
export class TcpProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #delayMs = 0;
  /** Where a connection that is made now leads. */
  target: Target;

  private constructor(target: Target) {
    this.target = target;
    this.#server = createServer({ allowHalfOpen: true }, (near) => this.#join(near));
  }

  static async open(target: Target): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    await new Promise<void>((resolve) => void proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Whoever talks is cut off in the middle, and whoever calls is hung up on, until it is mended. */
  cut(): void {
    this.#isCut = true;
    this.hangUp();
  }

  /** Cuts those who talk; whoever calls again is let through. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  delay(ms: number): void {
    this.#delayMs = ms;
  }

  mend(): void {
    this.#isCut = false;
    this.#delayMs = 0;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket): void {
    if (this.#isCut) return void near.destroy();
    const far = connect({ ...this.target, allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      const later = this.#carry(from, to);
      from.on('close', () => {
        this.#sockets.delete(from);
        later(() => to.destroy());
      });
    }
  }

  /** In the order in which it came, however late. */
  #carry(from: Socket, to: Socket): (act: () => void) => void {
    let last: Promise<unknown> = Promise.resolve();
    let due = 0;
    const later = (act: () => void) => {
      due = Math.max(due, performance.now() + this.#delayMs);
      const at = due;
      const before = last;
      const carry = async () => {
        await before;
        const leftMs = at - performance.now();
        if (leftMs > 0) await sleep(leftMs);
        if (!to.destroyed) act();
      };
      last = carry();
    };
    from.on('data', (chunk) => later(() => to.write(chunk)));
    from.on('end', () => later(() => to.end()));
    return later;
  }
}
