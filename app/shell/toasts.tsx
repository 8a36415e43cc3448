import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react'
import { type Toast, ToastCard } from './toast_card.tsx'

export { ToastCard } from './toast_card.tsx'

const showFor = 12_000
type Shown = Toast & { id: number }

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Shows a toast from anywhere inside `<ToastProvider>`. */
export function useToast(): (toast: Toast) => void {
	return use(ToastContext)
}

/** Holds the toasts and the live regions that read them out. Failures stay until they are dismissed. */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [toasts, setToasts] = useState<readonly Shown[]>([])
	const show = useCallback((toast: Toast) => {
		setToasts((shown) => [
			...shown.filter((earlier) => !isAnsweredBy(toast, earlier)),
			{ ...toast, id: (shown.at(-1)?.id ?? 0) + 1 },
		])
	}, [])
	const dismiss = useCallback((id: number) => {
		setToasts((shown) => shown.filter((toast) => toast.id !== id))
	}, [])

	return (
		<ToastContext value={show}>
			{children}
			<div className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-end gap-3 md:bottom-6 print:hidden">
				<div aria-live="polite" className={region}>
					<Toasts toasts={toasts.filter(({ tone }) => tone !== 'destructive')} dismiss={dismiss} />
				</div>
				<div role="alert" className={region}>
					<Toasts toasts={toasts.filter(({ tone }) => tone === 'destructive')} dismiss={dismiss} />
				</div>
			</div>
		</ToastContext>
	)
}

/** A toast replaces one with the same text, and a success also the failures before it. */
function isAnsweredBy(toast: Toast, earlier: Toast): boolean {
	return toast.title === earlier.title || (toast.tone !== 'destructive' && earlier.tone === 'destructive')
}

const region = 'grid w-full max-w-md gap-3'

function Toasts({ toasts, dismiss }: { toasts: readonly Shown[]; dismiss: (id: number) => void }) {
	return toasts.map((toast) => <TimedToast key={toast.id} toast={toast} dismiss={dismiss} />)
}

/** Disappears after a while, but not while hovered or focused. */
function TimedToast({ toast: { id, ...toast }, dismiss }: { toast: Shown; dismiss: (id: number) => void }) {
	const [isHeld, setHeld] = useState(toast.tone === 'destructive')
	useEffect(() => {
		if (isHeld) return
		const timer = setTimeout(() => dismiss(id), showFor)
		return () => clearTimeout(timer)
	}, [isHeld, dismiss, id])
	return (
		<div className="pointer-events-auto" onPointerEnter={() => setHeld(true)} onFocus={() => setHeld(true)}>
			<ToastCard {...toast} onDismiss={() => dismiss(id)} />
		</div>
	)
}
