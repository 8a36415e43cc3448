import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { canPush, devicePath, ownSubscription, subscribe, subscriptionFields } from './browser_push.ts'

interface Props {
	staffId: string
	publicKey: string
	/** The browsers that get pushes for this staff member. */
	devices: readonly { endpoint: string }[]
}

type State = 'unknown' | 'impossible' | 'off' | 'on'

const denied =
	'This browser does not let us notify you. Allow notifications for this site in the browser’s settings, then press again.'
const unreachable =
	'The browser could not reach its push service, so nothing was turned on. Please try again in a moment.'

/** Turns pushes to this browser on and off. */
export function ThisDevice({ staffId, publicKey, devices }: Props) {
	const { revalidate } = useRevalidator()
	const [state, setState] = useState<State>('unknown')
	const [error, setError] = useState<string | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	useEffect(() => {
		const look = async () => {
			if (!canPush()) return setState('impossible')
			const own = await ownSubscription(staffId).catch(() => null)
			setState(own && devices.some(({ endpoint }) => endpoint === own.endpoint) ? 'on' : 'off')
		}
		void look()
	}, [staffId, devices])

	const turnOn = async () => {
		const made = await subscribe(staffId, publicKey)
		return made === 'denied' ? denied : send(subscriptionFields(made))
	}
	const turnOff = async () => {
		const own = await ownSubscription(staffId)
		if (!own) return null
		await own.unsubscribe()
		return send({ intent: 'remove', endpoint: own.endpoint })
	}
	const press = async (change: () => Promise<string | null>) => {
		setIsBusy(true)
		setError(await change().catch(() => unreachable))
		setIsBusy(false)
		await revalidate()
	}

	return (
		<div className="grid justify-items-start gap-3">
			{state === 'impossible' && (
				<p>
					This browser cannot be notified here. It needs an address that begins with https; on an iPhone, add
					the office to the Home Screen (Share, then “Add to Home Screen”) and open it from there.
				</p>
			)}
			{state === 'off' && (
				<Button disabled={isBusy} onClick={() => void press(turnOn)}>
					Notify this device
				</Button>
			)}
			{state === 'on' && (
				<Button kind="secondary" disabled={isBusy} onClick={() => void press(turnOff)}>
					Stop on this device
				</Button>
			)}
			<p aria-live="polite" className="font-semibold text-destructive empty:hidden">
				{error}
			</p>
		</div>
	)
}

/** Sends the fields; resolves to the server's error, or null. */
async function send(fields: Record<string, string>): Promise<string | null> {
	const response = await fetch(devicePath, { method: 'POST', body: new URLSearchParams(fields) })
	const { error } = (await response.json()) as { error: string | null }
	return error
}
