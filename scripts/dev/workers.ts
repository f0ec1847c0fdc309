/** One process with the background half of every service. */
import { createServer } from 'node:http'
import { readConfig, backingEnv } from '@landfall/kit/process/config'
import { runMain, type ServiceWorker } from '@landfall/kit/process/lifecycle'
import { z } from 'zod'
import { loadWorker } from './load-service.ts'
import { discoverServices } from './services.ts'

const shape = z.object({ PORT: backingEnv.port(), HOST: z.string().default('127.0.0.1') })

runMain(async () => {
  const { PORT, HOST } = readConfig(shape, process.env)
  const loaded = await Promise.all(discoverServices().map(loadWorker))
  const workers = loaded.filter((worker) => worker !== null)
  await Promise.all(workers.map((worker) => worker.start()))
  const health = serveHealth(workers, PORT, HOST)
  return {
    async stop() {
      health.close()
      health.closeAllConnections()
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
})

function serveHealth(workers: ServiceWorker[], port: number, host: string) {
  const server = createServer(async (_, response) => {
    const answers = await Promise.all(workers.map(({ lifecycle }) => lifecycle.check()))
    const down = answers.flatMap((answer) => answer.down)
    const isReady = down.length === 0
    response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ready: isReady, down }))
  })
  return server.listen(port, host)
}
