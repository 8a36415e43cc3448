/** Loaded before a server (`--import`): its clock is `CLOCK_AHEAD_MS` milliseconds ahead of the machine's, which may be negative. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
	construct: (target, args: unknown[], made) =>
		Reflect.construct(target, args.length === 0 ? [target.now() + aheadMs] : args, made) as Date,
	apply: (target) => new target(target.now() + aheadMs).toString(),
	get: (target, name, receiver) =>
		name === 'now' ? () => target.now() + aheadMs : (Reflect.get(target, name, receiver) as unknown),
})
