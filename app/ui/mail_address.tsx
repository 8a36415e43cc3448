/** An e-mail address that wraps after its @ or before a dot, and elsewhere only if a part is wider than the line. */
export function MailAddress({ address }: { address: string }) {
	const parts = address.replaceAll('@', '@\n').replaceAll('.', '\n.').split('\n')
	return (
		<span className="wrap-anywhere">
			<Parts of={parts} />
		</span>
	)
}

function Parts({ of: [first, ...others] }: { of: readonly string[] }) {
	if (others.length === 0) return first
	return (
		<>
			{first}
			<wbr />
			<Parts of={others} />
		</>
	)
}
