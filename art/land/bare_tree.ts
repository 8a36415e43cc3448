import { stroke } from '../draw.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/** A leafless tree with its trunk on (x, y): limbs that fork down to twigs. */
export const bareTree = (random: Random, x: number, y: number, height: number, wood: string): string => {
	const limbs: string[] = ['', '', '', '']
	const grow = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
		const toX = fromX + Math.sin(angle) * length
		const toY = fromY - Math.cos(angle) * length
		limbs[depth] += `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`
		if (depth === limbs.length - 1) return
		const forks = depth === 0 ? [-0.55, -0.12, 0.42] : [-0.5, 0.06, 0.5]
		for (const turn of forks)
			grow(toX, toY, angle + turn * between(random, 0.8, 1.3), length * between(random, 0.62, 0.8), depth + 1)
	}
	grow(x, y, between(random, -0.05, 0.05), height * 0.32, 0)
	return limbs.map((d, depth) => stroke(d, wood, height * 0.055 * 0.56 ** depth, 'round')).join('')
}
