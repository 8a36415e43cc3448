/** An e-mail address that breaks behind its @ or before a dot, and elsewhere only where a part is wider than its line. */
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
