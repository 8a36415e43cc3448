import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { useNearViewport } from '#app/sections/reviews/near_viewport.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type State = 'loading' | 'loaded' | 'failed'

const title = 'Billing portal'
/** A frame of another site that cannot be reached may never say so. */
const patienceMs = 20_000

/**
 * The billing portal in a frame (PB-02): loading, then loaded or failed, and Retry. It is asked for when its place is
 * near, from script, so that its answer is not missed; without scripts the frame stands in the page as it is.
 */
export function PortalFrame({ src }: { src: string }) {
	const place = useRef<HTMLDivElement>(null)
	const isNear = useNearViewport(place, '200px')
	const [state, setState] = useState<State>('loading')
	const [attempt, setAttempt] = useState(1)

	useEffect(() => {
		if (!isNear || state !== 'loading') return
		const timer = setTimeout(() => setState('failed'), patienceMs)
		return () => clearTimeout(timer)
	}, [isNear, state])

	function retry() {
		setState('loading')
		setAttempt((count) => count + 1)
	}

	return (
		<div ref={place} className="relative h-[42rem] overflow-hidden rounded-lg border border-border bg-card">
			<noscript>
				<iframe src={src} title={title} className="size-full" />
			</noscript>
			{isNear && state !== 'failed' && (
				<iframe
					key={attempt}
					src={src}
					title={title}
					className="size-full"
					onLoad={(event) => setState(hasArrived(event, src) ? 'loaded' : 'failed')}
					onError={() => setState('failed')}
				/>
			)}
			{state === 'loading' && <Loading />}
			{state === 'failed' && <Failed retry={retry} />}
		</div>
	)
}

/** The browser's own error page counts as loaded too; in a frame of our own site it shows by being none of ours. */
function hasArrived({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, src: string): boolean {
	return !src.startsWith('/') || currentTarget.contentDocument !== null
}

function Loading() {
	return (
		<p
			aria-live="polite"
			className="needs-script absolute inset-0 flex items-center justify-center gap-3 bg-card font-semibold"
		>
			<span
				aria-hidden="true"
				className="size-6 animate-spin rounded-full border-3 border-border border-t-primary motion-reduce:animate-none"
			/>
			Loading payment portal...
		</p>
	)
}

function Failed({ retry }: { retry: () => void }) {
	return (
		<div
			role="alert"
			className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center"
		>
			<Icon name="alert" size={40} className="text-destructive" />
			<p className="font-display text-subtitle font-[650]">Unable to load payment portal</p>
			<Button onClick={retry}>Retry</Button>
			<p>
				Or pay by phone:{' '}
				<a href={telHref()} className="link whitespace-nowrap" data-analytics-event="call_billing">
					{facts.phone}
				</a>
			</p>
		</div>
	)
}
