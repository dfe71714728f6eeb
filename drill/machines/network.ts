import { output } from './programs.ts'

const BRIDGE = 'landfall0'
const NETWORK = '10.77.0'

/** The address of programs without their own machine. */
export const HUB = `${NETWORK}.1`
export const DATABASE_NETWORK = `${NETWORK}.0/24`

export interface Machine {
  /** The name of its network namespace. */
  name: string
  ip: string
  /** Isolates the machine in both directions. */
  cutOff(): Promise<void>
  reconnect(): Promise<void>
}

/** A switch with a number of machines on it, as network namespaces of this one. Needs root. */
export async function openNetwork(count: number) {
  await removeNetwork()
  await ip('link', 'add', BRIDGE, 'type', 'bridge')
  await ip('addr', 'add', `${HUB}/24`, 'dev', BRIDGE)
  await ip('link', 'set', BRIDGE, 'up')
  const machines: Machine[] = []
  for (let number = 1; number <= count; number += 1) machines.push(await addMachine(number))
  return { machines, close: removeNetwork }
}

async function addMachine(number: number): Promise<Machine> {
  const name = `landfall-db${number}`
  const cable = cableOf(name)
  const address = `${NETWORK}.${10 + number}`
  await ip('netns', 'add', name)
  await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  await ip('link', 'set', cable, 'master', BRIDGE, 'up')
  await ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  await ip('-n', name, 'link', 'set', 'eth0', 'up')
  await ip('-n', name, 'link', 'set', 'lo', 'up')
  return {
    name,
    ip: address,
    cutOff: async () => void (await ip('link', 'set', cable, 'down')),
    reconnect: async () => void (await ip('link', 'set', cable, 'up')),
  }
}

function cableOf(name: string) {
  return name.replace('landfall', 'lf')
}

/** Removes the network, including remains of a killed drill. */
async function removeNetwork() {
  const names = (await ip('netns', 'list')).match(/landfall-db\d+/g) ?? []
  for (const name of names) {
    // The other end of the cable disappears with it; the namespace does when its last process has ended.
    await ip('link', 'del', cableOf(name)).catch(() => null)
    await ip('netns', 'del', name)
  }
  await ip('link', 'del', BRIDGE).catch(() => null)
}

function ip(...args: string[]) {
  return output('ip', args)
}
