import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useScripts } from '../parts/use_scripts.ts'
import { playSound } from './sound.ts'

/** Plays the sound, and says if this browser does not. Only with scripts, which the sound needs. */
export function HearIt() {
	const hasScripts = useScripts()
	const [state, setState] = useState<'silent' | 'played' | 'refused'>('silent')
	const press = async () => setState((await playSound().catch(() => false)) ? 'played' : 'refused')
	if (!hasScripts) return null
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button kind="secondary" onClick={() => void press()}>
				Hear it
			</Button>
			<p aria-live="polite">
				{state === 'played' && 'That was it.'}
				{state === 'refused' && 'This browser does not play sounds here.'}
			</p>
		</div>
	)
}
