/** Shifts a process's clock by `CLOCK_AHEAD_MS` milliseconds, which may be negative. Loaded with `--import` before a server. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
	construct: (target, args: unknown[], made) =>
		Reflect.construct(target, args.length === 0 ? [target.now() + aheadMs] : args, made) as Date,
	apply: (target) => new target(target.now() + aheadMs).toString(),
	get: (target, name, receiver) =>
		name === 'now' ? () => target.now() + aheadMs : (Reflect.get(target, name, receiver) as unknown),
})
