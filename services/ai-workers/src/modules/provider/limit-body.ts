import { ProviderFault } from './provider-failure.ts'

/** A `fetch` whose responses break off once they are longer than `mostBytes`. */
export function limitBody(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    let received = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        if (received > mostBytes) controller.error(new ProviderFault('too-long'))
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers })
  }
}
