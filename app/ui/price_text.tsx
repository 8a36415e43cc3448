import { Fragment } from 'react'

/** A price in words, such as `$29/month`, which may wrap before the slash. */
export function PriceText({ children }: { children: string }) {
	const [first, ...others] = children.split('/')
	return (
		<>
			{first}
			{others.map((part) => (
				<Fragment key={part}>
					<wbr />/{part}
				</Fragment>
			))}
		</>
	)
}
