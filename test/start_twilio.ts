import { onTestFinished } from 'vitest'
import { freePort } from './free_port.ts'
import type { OpenServer } from './open_server.ts'
import { serveStore } from './serve_store.ts'
import type { Connection } from './stores.ts'
import { openTwilio, type TwilioService } from './twilio_service.ts'

/** Starts a stand-in for Twilio's API and closes it when the test ends. */
export async function startTwilio(): Promise<TwilioService> {
	const twilio = await openTwilio()
	onTestFinished(() => twilio.close())
	return twilio
}

/** Serves the built site with this Twilio account; its public URL is its own address unless `environment` overrides it. */
export async function serveWithTexts(
	connection: Connection,
	{ settings }: TwilioService,
	environment: Record<string, string> = {},
): Promise<OpenServer> {
	const PORT = String(await freePort())
	const PUBLIC_URL = `http://127.0.0.1:${PORT}`
	return serveStore(connection, { ...settings, PORT, PUBLIC_URL, ...environment })
}
