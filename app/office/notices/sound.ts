/** Two short tones, a third apart: frequency in hertz and start in seconds. */
const tones = [
	[660, 0],
	[831, 0.16],
] as const
const toneSeconds = 0.32
/** The time in milliseconds during which no other window plays the sound. */
const ringMs = 1500
const channelName = 'office-sound'

let audio: AudioContext | null = null

/** Plays the sound in this window. Returns false if the browser does not allow it because nothing in the window was clicked yet. */
export async function playSound(): Promise<boolean> {
	audio ??= new AudioContext()
	// Without user interaction the context stays suspended and the promise pending.
	await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, 200))])
	if (audio.state !== 'running') return false
	for (const [frequency, after] of tones) ring(audio, frequency, audio.currentTime + after)
	return true
}

/** Plays the sound in one window of the browser: this one, or else one in which something was clicked. */
export async function ringOnce(): Promise<void> {
	if (await playSound()) return
	const channel = new BroadcastChannel(channelName)
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
	channel.postMessage('ring')
	channel.close()
}

/** Plays the sound if another window could not. Returns a function that stops listening. */
export function ringForOthers(): () => void {
	const channel = new BroadcastChannel(channelName)
	channel.addEventListener('message', () => {
		const locks = navigator.locks as LockManager | undefined
		void locks?.request(channelName, { ifAvailable: true }, async (lock) => {
			if (lock && (await playSound())) await new Promise((resolve) => setTimeout(resolve, ringMs))
		})
	})
	return () => channel.close()
}

function ring(context: AudioContext, frequency: number, at: number): void {
	const tone = context.createOscillator()
	const loudness = context.createGain()
	tone.frequency.value = frequency
	loudness.gain.setValueAtTime(0, at)
	loudness.gain.linearRampToValueAtTime(0.25, at + 0.02)
	loudness.gain.exponentialRampToValueAtTime(0.001, at + toneSeconds)
	tone.connect(loudness).connect(context.destination)
	tone.start(at)
	tone.stop(at + toneSeconds)
}
