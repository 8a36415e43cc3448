import { Fragment } from 'react'

/** A price in words, such as `$29/month`, whose slash may begin the next line. */
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
