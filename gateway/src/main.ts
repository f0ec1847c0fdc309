import { runMain } from '@landfall/kit/lifecycle'
import { createGateway } from './app.ts'
import { gatewayConfig } from './config.ts'

runMain(async () => createGateway(gatewayConfig()))
