import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallLink } from '#app/company/call_link.tsx'
import { whenNearViewport } from '#app/sections/reviews/near_viewport.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class_names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isPortalReachable } from './reachable.ts'

const title = 'Billing portal'
/** A frame of another site fires no event when it hangs. */
const timeoutMs = 20_000

/**
 * The billing portal in a frame (PB-02): loading, then loaded or failed, with a retry button. The frame is
 * created by script when near the viewport, so that its events are not missed; without scripts it is plain
 * HTML.
 */
export function PortalFrame({ src, className }: { src: string; className: string }) {
	const frame = useRef<HTMLDivElement>(null)
	const [isNear, setNear] = useState(false)
	const [hasFailed, setFailed] = useState(false)

	useEffect(() => {
		if (frame.current) return whenNearViewport(frame.current, '200px', () => setNear(true))
	}, [])

	return (
		<div
			ref={frame}
			className={classNames('relative overflow-hidden rounded-lg border border-border bg-card', className)}
		>
			<noscript>
				<iframe src={src} title={title} className="size-full" />
			</noscript>
			{hasFailed ? (
				<Failed retry={() => setFailed(false)} />
			) : isNear ? (
				<Attempt src={src} fail={() => setFailed(true)} />
			) : (
				<Loading />
			)}
		</div>
	)
}

/** One attempt: loaded when the frame has loaded and, for a portal on another site, the server is reachable. */
function Attempt({ src, fail }: { src: string; fail: () => void }) {
	const isOurs = src.startsWith('/')
	const [isFilled, setFilled] = useState(false)
	const [isReachable, setAnswers] = useState(isOurs)
	const isLoaded = isFilled && isReachable
	const onFailed = useEffectEvent(fail)

	useEffect(() => {
		if (isLoaded) return
		const timer = setTimeout(onFailed, timeoutMs)
		return () => clearTimeout(timer)
	}, [isLoaded])

	useEffect(() => {
		if (isOurs) return
		const asking = new AbortController()
		const settle = async () => {
			const answers = await isPortalReachable(src, asking.signal)
			if (asking.signal.aborted) return
			if (answers) setAnswers(true)
			else onFailed()
		}
		void settle()
		return () => asking.abort()
	}, [isOurs, src])

	return (
		<>
			<iframe
				src={src}
				title={title}
				className="size-full"
				onLoad={(event) => (isOurs && isErrorPage(event) ? fail() : setFilled(true))}
				onError={fail}
			/>
			{!isLoaded && <Loading />}
		</>
	)
}

/** The browser's error page also fires `load`; in a frame of our own origin it shows as cross-origin. */
function isErrorPage({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): boolean {
	return currentTarget.contentDocument === null
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
				Or pay by phone: <CallLink data-analytics-event="call_billing" />
			</p>
		</div>
	)
}
