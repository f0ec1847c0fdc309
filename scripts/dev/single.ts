/** Gateway and all subgraphs in one process; the workers are another one. */
import { createGateway } from '@landfall/gateway/app'
import { gatewayConfig } from '@landfall/gateway/config'
import { runMain } from '@landfall/kit/process/lifecycle'
import { loadApp } from './load-service.ts'
import { discoverServices } from './services.ts'

runMain(async () => {
  const apps = await Promise.all(discoverServices().map(loadApp))
  const gateway = await createGateway(gatewayConfig(process.env), { apps })
  return {
    async stop() {
      await gateway.stop()
      await Promise.all(apps.map((app) => app.stop()))
    },
  }
})
