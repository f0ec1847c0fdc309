/** Gateway and all subgraphs in one process; the workers are another one. */
import { createGateway } from '@landfall/gateway/app'
import { gatewayConfig } from '@landfall/gateway/config'
import { runMain } from '@landfall/kit/process/lifecycle'
import { loadApp } from './load-service.ts'
import { discoverServices } from './services.ts'

/** A small machine that does something else as well is slow, which does not mean that the process is out of order. */
const PATIENCE_MS = 60_000

runMain(async () => {
  const patient = { databaseWaitMs: PATIENCE_MS }
  const services = discoverServices()
  const apps = await Promise.all(services.map((service) => loadApp(service, patient)))
  const options = { apps, answerMs: PATIENCE_MS }
  const gateway = await createGateway(gatewayConfig(process.env), options)
  return {
    async stop() {
      await gateway.stop()
      await Promise.all(apps.map((app) => app.stop()))
    },
  }
})
