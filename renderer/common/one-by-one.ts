/** Runs tasks one after another, in the order of the calls. One that fails does not keep the next from running. */
export function oneByOne(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result
    return result
  }
}
