"""Run by Alembic, on the connection that `database.migrate` gives it."""

from alembic import context
from sqlalchemy import Connection

from ziggurat.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
