// undici's own types, for the two of its files that are loaded by themselves (see pool.ts).
declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';
  export default function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>;
}
declare module 'undici/lib/dispatcher/agent.js' {
  import type { Agent as Type } from 'undici';
  const Agent: typeof Type;
  export default Agent;
}
