import { runMain } from '@landfall/kit/process/lifecycle'
import { createGateway } from './app.ts'
import { gatewayConfig } from './config.ts'

runMain(async () => createGateway(gatewayConfig()))
